import type { Layout } from '@broadsheet/contract/layout';
import type { migrateBlock } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer, StudioBody } from '@broadsheet/contract/studio/studio-call';
import { parseLayout } from '@broadsheet/layout-engine/parse-layout';
import type { Draft } from '../../editor/model/draft.ts';
import type { BlockTypes } from '../../editor/model/grammar.ts';
import { updateBlock, writtenOf } from '../../editor/model/update-block.ts';
import { writeJson } from '../../editor/model/write-json.ts';
import { firstMentions } from './mentions.ts';
import type { EditedText } from './text-with-arm.ts';

type Migrate = (
  body: StudioBody<typeof migrateBlock>,
) => Promise<StudioAnswer<typeof migrateBlock>>;

/** Blocks that the edit has in a newer version of the same type, which may have another name by now. */
const listOutdated = (live: Layout, edited: Layout, types: BlockTypes) => {
  const currentName = (type: string | undefined) =>
    type === undefined ? undefined : (types.get(type)?.type ?? type);
  const after = firstMentions(edited);
  return [...firstMentions(live)].flatMap(
    ([
      id,
      {
        block: { type, version = 1 },
      },
    ]) => {
      const other = after.get(id)?.block;
      if (type === undefined || other?.type === undefined) return [];
      const isOutdated =
        currentName(other.type) === currentName(type) && (other.version ?? 1) > version;
      return isOutdated ? [{ id, type: other.type, version }] : [];
    },
  );
};

/**
 * The live text of a layout with its blocks in the versions of the edit, whose newer settings an arm may use. The page stays
 * the same: a migration says in a newer version what an earlier one said.
 */
export const updateLive = async (
  { file, live, edited }: EditedText,
  migrate: Migrate,
  types: BlockTypes,
): Promise<string> => {
  const [before, after] = [parseLayout(file, live).layout, parseLayout(file, edited).layout];
  if (!before || !after) return live;
  let draft = before as Draft;
  for (const { id, type, version } of listOutdated(before, after, types)) {
    const settings = writtenOf(draft, id).map((each) => ({ ...each.settings }));
    draft = updateBlock(draft, id, type, await migrate({ type, version, settings }));
  }
  return draft === before ? live : writeJson(live, draft);
};
