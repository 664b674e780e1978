import { BRANDS } from '@broadsheet/contract/brand';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { Link } from 'react-router-dom';
import { editHref } from '../changes/edit-href.ts';
import { messageFileOf, parseMessageFile } from './message-file.ts';

interface SiteChoiceProps {
  readonly change: string;
  /** The file that is open. */
  readonly file: string;
}

/** Leads to the texts of both sites, and to those that one site words in its own way. */
export const SiteChoice = ({ change, file }: SiteChoiceProps) => {
  const { area, site } = parseMessageFile(file);
  return (
    <nav aria-label="Sites" className="lists">
      {[null, ...BRANDS].map((each) => (
        <Link
          key={each}
          to={editHref(change, messageFileOf({ area, site: each }))}
          aria-current={each === site ? 'page' : undefined}
        >
          {each === null ? 'Both sites' : formatSite(each)}
        </Link>
      ))}
    </nav>
  );
};
