import type { Finding } from '@broadsheet/contract/finding';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components';
import type { useCheck } from '../changes/use-check.ts';
import { Loaded } from '../controls/loaded.tsx';
import { count } from '../format/count.ts';
import { goToLine } from './go-to-line.ts';

interface FileFindingsProps {
  readonly check: ReturnType<typeof useCheck>;
  readonly findings: readonly Finding[];
  readonly field: RefObject<HTMLDivElement | null>;
}

/** The findings in the last saved text, in its own words; each links to its position. */
export const FileFindings = ({ check, findings, field }: FileFindingsProps) => {
  const goTo = ({ line, column }: Finding) => goToLine(field.current, line, column);
  return (
    <section aria-labelledby="file-findings">
      <h2 id="file-findings">Check</h2>
      <Loaded of={check} rows={1}>
        {() => (
          <>
            <div role="status">
              <p className={findings.length > 0 ? 'trouble' : 'fine'}>
                {findings.length === 0
                  ? 'No problems found.'
                  : `${count(findings.length, 'problem')} to fix.`}
              </p>
            </div>
            <ul className="findings">
              {findings.map((finding) => (
                <li key={`${finding.line} ${finding.column} ${finding.code} ${finding.message}`}>
                  <Button className="button-bare" onPress={() => goTo(finding)}>
                    Go to line {finding.line}
                  </Button>
                  <p className="finding-raw">{finding.message}</p>
                  <p className="mend finding-raw">{finding.mend}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
};
