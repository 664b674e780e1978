import { RESUME_FILE_BYTES_MAX } from '@broadsheet/contract/entities/json-resume';
import { parseJsonResume, sayPath } from '@broadsheet/contract/resume/read-json-resume';
import { type ChangeEvent, useId, useState } from 'react';
import * as control from '../parts/control.styles.ts';
import * as form from '../parts/form/form.styles.ts';
import type { Edit } from './model/edit-resume.ts';
import * as styles from './resume-builder.styles.ts';
import type { ResumeEditing } from './use-resume.ts';

/** Beyond these a list says how many more there are. */
const TOLD_MAX = 12;

interface Outcome {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isRefused: boolean;
}

const told = (lines: readonly string[]): readonly string[] =>
  lines.length <= TOLD_MAX
    ? lines
    : [...lines.slice(0, TOLD_MAX), `and ${lines.length - TOLD_MAX} more`];

/** Takes a JSON Resume in the place of what stands here, if it is one: else all stays as it was. */
const importText = (text: string, { resume: before, edit }: ResumeEditing): Outcome => {
  const { resume, faults, unknown } = parseJsonResume(text);
  if (faults.length > 0) {
    const lines = faults.map(({ path, message }) =>
      [sayPath(path), message].filter(Boolean).join(': '),
    );
    return { title: 'Nothing was imported. In this file:', lines: told(lines), isRefused: true };
  }
  const back: Edit = () => before;
  edit(() => resume, { said: 'Your resume was imported.', back });
  const left = told(unknown.map(sayPath));
  const title = left.length > 0 ? 'Imported, without what has no place in a resume:' : 'Imported.';
  return { title, lines: left, isRefused: false };
};

/** The way in for a resume of another program. */
export const ImportJson = ({ editing }: { readonly editing: ResumeEditing }) => {
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const onChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const input = currentTarget;
    const tooLarge = {
      title: 'Nothing was imported: the file has more than 1 MB.',
      lines: [],
      isRefused: true,
    };
    setOutcome(
      file.size > RESUME_FILE_BYTES_MAX ? tooLarge : importText(await file.text(), editing),
    );
    // So that the same file can be chosen again.
    input.value = '';
  };
  return (
    <>
      <label className={`${control.quiet} ${styles.file}`} htmlFor={id}>
        Import JSON
        <input
          className={control.hidden}
          id={id}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void onChange(event)}
        />
      </label>
      <div role="status" className={styles.outcome}>
        {outcome && (
          <div className={`${form.notice} ${outcome.isRefused ? form.alarm : ''}`}>
            <p className={form.alarmTitle}>{outcome.title}</p>
            <ul>
              {outcome.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <button type="button" className={control.textLink} onClick={() => setOutcome(null)}>
              Close
            </button>
          </div>
        )}
      </div>
    </>
  );
};
