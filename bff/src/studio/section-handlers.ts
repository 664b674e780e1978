import { hasRole, type Staff } from '@broadsheet/contract/studio/staff';
import {
  addSection,
  listSections,
  readSection,
  removeSection,
  renameSection,
  type SectionEditor,
} from '@broadsheet/publishing/sections';
import { type ChangeDeps, staffNameOf } from './change-deps.ts';
import type { StudioHandlers } from './studio-handler.ts';

type SectionHandlers = Pick<
  StudioHandlers,
  'listSections' | 'readSection' | 'addSection' | 'renameSection' | 'removeSection'
>;

const editorOf = (staff: Staff): SectionEditor => ({
  by: staffNameOf(staff),
  mayEditAll: hasRole(staff.role, 'publisher'),
});

/** The calls of Studio about saved sections. The audit has their names, and no content. */
export const createSectionHandlers = ({
  runQuery,
  audit,
  now,
}: Pick<ChangeDeps, 'runQuery' | 'audit' | 'now'>): SectionHandlers => {
  const note = (staff: Staff, action: string, subject: string, details: object): Promise<void> =>
    audit({
      staff: staffNameOf(staff),
      action: `section.${action}`,
      subject,
      details: { ...details },
    });
  return {
    listSections: async () => ({ items: await runQuery(listSections) }),
    readSection: async ({ params }) => runQuery((queries) => readSection(queries, params.section)),
    addSection: async ({ body, staff }) => {
      const act = { by: staffNameOf(staff), at: now() };
      const section = await runQuery((queries) => addSection(queries, body, act));
      await note(staff, 'add', section.id, { name: section.name, blocks: section.blocks });
      return section;
    },
    renameSection: async ({ params: { section: id }, body, staff }) => {
      const { section, before } = await runQuery((queries) =>
        renameSection(queries, id, body.name, editorOf(staff)),
      );
      await note(staff, 'rename', id, { name: { before, after: section.name } });
      return section;
    },
    removeSection: async ({ params: { section: id }, staff }) => {
      const name = await runQuery((queries) => removeSection(queries, id, editorOf(staff)));
      await note(staff, 'remove', id, { name });
      return {};
    },
  };
};
