import type { Finding } from '@broadsheet/contract/finding';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components';
import type { useCheck } from '../changes/use-check.ts';
import { Loaded } from '../controls/loaded.tsx';
import { count } from '../words/count.ts';
import { offsetOf } from './offset-of.ts';

interface FileFindingsProps {
  readonly check: ReturnType<typeof useCheck>;
  readonly findings: readonly Finding[];
  readonly field: RefObject<HTMLDivElement | null>;
}

/** What the check finds in the text as it was saved last; each leads to its place. */
export const FileFindings = ({ check, findings, field }: FileFindingsProps) => {
  const goTo = ({ line, column }: Finding) => {
    const area = field.current?.querySelector('textarea');
    if (!area) return;
    const offset = offsetOf(area.value, line, column);
    area.focus({ preventScroll: true });
    area.setSelectionRange(offset, offset);
    field.current?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'center' });
  };
  return (
    <section aria-labelledby="file-findings">
      <h2 id="file-findings">Check</h2>
      <Loaded of={check} rows={1}>
        {() => (
          <>
            <div role="status">
              <p className={findings.length > 0 ? 'trouble' : 'fine'}>
                {findings.length === 0
                  ? 'Nothing found in this file.'
                  : `${count(findings.length, 'fault')} in this file.`}
              </p>
            </div>
            <ul className="findings">
              {findings.map((finding) => (
                <li key={`${finding.line} ${finding.column} ${finding.code} ${finding.message}`}>
                  <Button className="button-bare" onPress={() => goTo(finding)}>
                    Go to line {finding.line}, column {finding.column}
                  </Button>
                  <p>{finding.message}</p>
                  <p className="mend">{finding.mend}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
};
