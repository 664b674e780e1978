import { RESUME_FILE_BYTES_MAX } from '@broadsheet/contract/entities/json-resume';
import { formatPath, parseJsonResume } from '@broadsheet/contract/resume/read-json-resume';
import { type ChangeEvent, useId } from 'react';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import type { Edit } from './model/edit-resume.ts';
import * as styles from './resume-builder.styles.ts';
import type { ResumeEditing } from './use-resume.ts';

/** Beyond these a list says how many more there are. */
const MAX_LINES = 12;

export interface ImportOutcome {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isRefused: boolean;
}

const TOO_LARGE: ImportOutcome = {
  title: 'Nothing was imported: the file has more than 1 MB.',
  lines: [],
  isRefused: true,
};

const truncateLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= MAX_LINES
    ? lines
    : [...lines.slice(0, MAX_LINES), `and ${lines.length - MAX_LINES} more`];

/** Takes a JSON Resume in the place of what stands here, if it is one: else all stays as it was. */
const importText = (text: string, { resume: before, edit }: ResumeEditing): ImportOutcome => {
  const { resume, faults, unknown } = parseJsonResume(text);
  if (faults.length > 0) {
    const lines = faults.map(({ path, message }) =>
      [formatPath(path), message].filter(Boolean).join('. '),
    );
    return {
      title: 'Nothing was imported. In this file:',
      lines: truncateLines(lines),
      isRefused: true,
    };
  }
  const back: Edit = () => before;
  edit(() => resume, { message: 'Your resume was imported.', back, at: 'import' });
  const ignored = truncateLines(unknown.map(formatPath));
  const title =
    ignored.length > 0 ? 'Imported, without what has no place in a resume:' : 'Imported.';
  return { title, lines: ignored, isRefused: false };
};

interface ImportJsonProps {
  readonly editing: ResumeEditing;
  readonly onOutcome: (outcome: ImportOutcome) => void;
}

/** The way in for a resume of another program. */
export const ImportJson = ({ editing, onOutcome }: ImportJsonProps) => {
  const id = useId();
  const onChange = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    onOutcome(
      file.size > RESUME_FILE_BYTES_MAX ? TOO_LARGE : importText(await file.text(), editing),
    );
    // So that the same file can be chosen again.
    input.value = '';
  };
  return (
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
  );
};

interface ImportReportProps {
  readonly outcome: ImportOutcome | null;
  readonly onClose: () => void;
}

/** What became of a file. */
export const ImportReport = ({ outcome, onClose }: ImportReportProps) => (
  <div role="status" className={styles.outcome}>
    {outcome && (
      <div className={`${form.notice} ${outcome.isRefused ? form.alarm : ''}`}>
        <p className={form.alarmTitle}>{outcome.title}</p>
        <ul>
          {outcome.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <button type="button" className={styles.textButton} onClick={onClose}>
          Close
        </button>
      </div>
    )}
  </div>
);
