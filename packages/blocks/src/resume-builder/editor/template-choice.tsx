import { RESUME_TEMPLATES, type ResumeTemplate } from '@broadsheet/contract/entities/json-resume';
import { DEFAULT_TEMPLATE } from '@broadsheet/contract/resume/resume-sheet';
import { setTemplate } from '../model/edit-resume.ts';
import * as styles from './editor.styles.ts';
import type { Editor } from './editor.ts';

/** Lines of each preview on a sheet of 60 by 84: left, top, length. */
const PREVIEW_LINES: Readonly<
  Record<ResumeTemplate, readonly (readonly [number, number, number])[]>
> = {
  classic: [
    ...[
      [18, 10, 24],
      [22, 15, 16],
      [8, 26, 44],
      [8, 32, 40],
      [8, 37, 44],
    ],
    ...[
      [8, 48, 44],
      [8, 54, 40],
      [8, 59, 36],
      [8, 70, 44],
      [8, 75, 30],
    ],
  ] as const,
  modern: [
    ...[
      [25, 10, 26],
      [25, 20, 28],
      [25, 25, 26],
      [25, 36, 28],
      [25, 41, 28],
      [25, 46, 20],
    ],
    ...[
      [25, 58, 28],
      [25, 63, 24],
      [4, 12, 13],
      [4, 17, 10],
      [4, 28, 13],
      [4, 33, 11],
      [4, 38, 12],
    ],
  ] as const,
  compact: [
    ...[
      [6, 8, 20],
      [38, 8, 16],
      [6, 15, 48],
      [6, 19, 48],
      [6, 23, 44],
      [6, 29, 48],
      [6, 33, 46],
    ],
    ...[
      [6, 37, 40],
      [6, 43, 48],
      [6, 47, 48],
      [6, 51, 42],
      [6, 57, 48],
      [6, 61, 46],
      [6, 67, 48],
      [6, 71, 38],
    ],
  ] as const,
};

const Picture = ({ template }: { readonly template: ResumeTemplate }) => (
  <svg className={styles.picture} viewBox="0 0 60 84" aria-hidden="true">
    {template === 'modern' && <rect className={styles.ground} width="20" height="84" />}
    {PREVIEW_LINES[template].map(([x, y, width]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height="2" />
    ))}
  </svg>
);

/** Selects the template of the resume. */
export const TemplateChoice = ({ editor }: { readonly editor: Editor }) => {
  const { messages } = editor;
  const about: Readonly<Record<ResumeTemplate, string>> = {
    classic: messages.classicText,
    modern: messages.modernText,
    compact: messages.compactText,
  };
  const chosen = editor.resume.meta?.broadsheet?.template ?? DEFAULT_TEMPLATE;
  return (
    <fieldset>
      <legend className={styles.legend}>{messages.template}</legend>
      <div className={styles.templates}>
        {RESUME_TEMPLATES.map((template) => (
          <label key={template} className={styles.template}>
            <input
              type="radio"
              name="resume-template"
              value={template}
              checked={chosen === template}
              onChange={() => editor.edit(setTemplate(template))}
            />
            <Picture template={template} />
            <span>{messages[template]}</span>
            <span className={styles.soft}>{about[template]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
