import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { RESUME_SECTIONS } from '@broadsheet/contract/entities/json-resume';
import { readJsonResume } from '@broadsheet/contract/resume/read-json-resume';
import { SECTION_TITLES } from '@broadsheet/contract/resume/resume-sheet';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './resume-builder.styles.ts';

const differ = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** In which parts two resumes differ, as people call them. */
const differingSections = (mine: JsonResume, theirs: JsonResume): readonly string[] => [
  ...(differ(mine.basics, theirs.basics) ? ['About you'] : []),
  ...RESUME_SECTIONS.filter((section) => differ(mine[section], theirs[section])).map(
    (section) => SECTION_TITLES[section],
  ),
  ...(differ(mine.meta?.broadsheet, theirs.meta?.broadsheet) ? ['Template and order'] : []),
];

interface ConflictProps {
  readonly mine: JsonResume;
  readonly theirs: JsonResume;
  readonly onChoose: (isTheirs: boolean) => void;
}

/** Two windows have changed the same: nothing is overwritten until somebody says which counts. */
export const Conflict = ({ mine, theirs, onChoose }: ConflictProps) => {
  const apart = differingSections(readJsonResume(mine).resume, theirs);
  return (
    <div className={`${form.notice} ${form.alarm}`} role="alert">
      <p className={form.alarmTitle}>Your resume was changed in another window since.</p>
      <p>
        Both are kept until you choose.
        {apart.length > 0 && ` They differ in: ${apart.join(', ')}.`}
      </p>
      <div className={styles.row}>
        <button type="button" className={control.primary} onClick={() => onChoose(false)}>
          Keep what I have here
        </button>
        <button type="button" className={control.quiet} onClick={() => onChoose(true)}>
          Take the other one
        </button>
      </div>
    </div>
  );
};
