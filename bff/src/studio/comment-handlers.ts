import type { Staff, StaffName } from '@broadsheet/contract/studio/staff';
import type { Act } from '@broadsheet/publishing/act';
import {
  addComment,
  editComment,
  listComments,
  removeComment,
  resolveComment,
} from '@broadsheet/publishing/comments';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import { type ChangeDeps, staffNameOf } from './change-deps.ts';
import type { StudioHandlers } from './studio-handler.ts';

type CommentHandlers = Pick<
  StudioHandlers,
  | 'listComments'
  | 'addComment'
  | 'editComment'
  | 'resolveComment'
  | 'removeComment'
  | 'listColleagues'
>;

interface CommentDeps extends Pick<ChangeDeps, 'runQuery' | 'audit' | 'now'> {
  readonly staff: Pick<OpenStaff, 'list'>;
}

/** The calls of Studio about what the team writes on a draft. The audit has who, where and when, and no text. */
export const createCommentHandlers = (deps: CommentDeps): CommentHandlers => {
  const { runQuery, audit, now, staff: team } = deps;
  const act = (staff: Staff): Act => ({ by: staffNameOf(staff), at: now() });
  const note = (staff: Staff, action: string, subject: string, details = {}): Promise<void> =>
    audit({ staff: staffNameOf(staff), action: `comment.${action}`, subject, details });
  const loadColleagues = async (): Promise<StaffName[]> =>
    (await team.list()).filter(({ disabled }) => !disabled).map(({ id, name }) => ({ id, name }));

  return {
    listComments: async ({ params }) => ({
      items: await runQuery((queries) => listComments(queries, params.change)),
    }),
    addComment: async ({ params: { change }, body, staff }) => {
      const text = body.text.trim();
      const { location } = body;
      const added = { change, text, location, colleagues: await loadColleagues() };
      const comment = await runQuery((queries) => addComment(queries, added, act(staff)));
      await note(staff, 'add', change, location ? { file: location.file } : {});
      return comment;
    },
    editComment: async ({ params, body, staff }) => {
      const edit = {
        id: params.comment,
        text: body.text.trim(),
        colleagues: await loadColleagues(),
      };
      const { change, comment } = await runQuery((each) => editComment(each, edit, act(staff)));
      await note(staff, 'edit', change);
      return comment;
    },
    resolveComment: async ({ params, body: { isResolved }, staff }) => {
      const { change, comment } = await runQuery((queries) =>
        resolveComment(queries, params.comment, isResolved, act(staff)),
      );
      await note(staff, isResolved ? 'resolve' : 'reopen', change);
      return comment;
    },
    removeComment: async ({ params, staff }) => {
      const change = await runQuery((queries) =>
        removeComment(queries, params.comment, act(staff)),
      );
      await note(staff, 'remove', change);
      return {};
    },
    listColleagues: async () => ({ items: await loadColleagues() }),
  };
};
