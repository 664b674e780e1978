import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import { checkLayout, checkLayoutText } from './check-layout.ts';
import { parseLayout } from './parse-layout.ts';
import { renameTypes } from './rename-types.ts';
import type { RuleContext } from './rules/rule.ts';

/** One layout file and what else its proof depends on, apart from the definitions: plain data, to be posted. */
export interface ProofTask extends Omit<RuleContext, 'layout' | 'source' | 'definitions'> {
  /** The name that findings carry. */
  readonly file: string;
  readonly text: string;
}

/** All faults of one layout file: of its text, and without any, of all its plans. */
export const proveLayout = (
  { file, text, ...facts }: ProofTask,
  definitions: BlockDefinitions,
): readonly Finding[] => {
  const { layout, source, findings } = parseLayout(file, text);
  if (!layout) return findings;
  return checkLayout({ ...facts, layout: renameTypes(layout, definitions), source, definitions });
};

/** The faults of its text alone: a layout without any can be rendered, even if its plans have faults. */
export const checkTextOfLayout = (
  { file, text, ...facts }: ProofTask,
  definitions: BlockDefinitions,
): readonly Finding[] => {
  const { layout, source, findings } = parseLayout(file, text);
  if (!layout) return findings;
  return checkLayoutText({
    ...facts,
    layout: renameTypes(layout, definitions),
    source,
    definitions,
  });
};
