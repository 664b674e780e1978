import type { Finding } from '@broadsheet/contract/finding';
import { formatFinding } from '../format/format-finding.ts';

/** What a finding is, and how to correct it. */
export const FindingText = ({ finding }: { readonly finding: Finding }) => {
  const { message, mend } = formatFinding(finding);
  return (
    <>
      <p>{message}</p>
      <p className="mend">{mend}</p>
    </>
  );
};
