import type { Finding } from '@broadsheet/contract/finding';
import { parseLayout } from '@broadsheet/layout-engine/parse-layout';
import { writeJson } from '../../editor/model/write-json.ts';
import { formatFinding } from '../../format/format-finding.ts';
import { type Arm, layoutWithArm } from './layout-with-arm.ts';
import { mentionedExperiments } from './mentions.ts';

export interface EditedText {
  readonly file: string;
  readonly live: string;
  readonly edited: string;
}

export type TextWithArm = { readonly text: string } | { readonly refused: readonly string[] };

const formatFindings = (which: string, findings: readonly Finding[]): readonly string[] =>
  findings.map((finding) => {
    const { message, mend } = formatFinding(finding);
    return `${which}, line ${finding.line}: ${message}. ${mend}`;
  });

/** The live text of a layout with an edit for one arm; equal parts keep their exact text. */
export const textWithArm = ({ file, live, edited }: EditedText, arm: Arm): TextWithArm => {
  const [before, after] = [parseLayout(file, live), parseLayout(file, edited)];
  if (!before.layout) return { refused: formatFindings('Live page', before.findings) };
  if (!after.layout) return { refused: formatFindings('Your draft', after.findings) };
  const mentioned = mentionedExperiments(before.layout);
  const own = [...mentionedExperiments(after.layout)].filter((key) => !mentioned.has(key));
  if (own.length > 0 && !own.includes(arm.experiment))
    return {
      refused: own.map((key) => `This page is already part of the experiment “${key}”.`),
    };
  const made = layoutWithArm(before.layout, after.layout, arm);
  return 'refused' in made ? made : { text: writeJson(live, made.layout) };
};
