import { Button } from 'react-aria-components';
import { FaultLine } from '../controls/fault-line.tsx';
import { count } from '../format/count.ts';
import { formatLink } from './format-link.ts';
import type { LinkCheck } from './use-link-check.ts';

const formatCheck = ({ checked, isBusy }: LinkCheck): string => {
  if (isBusy) return 'Checking links…';
  if (checked.size === 0) return '';
  const troubled = [...checked.values()].filter((link) => formatLink(link) !== null).length;
  const all = count(checked.size, 'link');
  return troubled === 0
    ? `${all} checked. All work.`
    : `${all} checked. ${troubled} to fix, marked in the table.`;
};

/** Checks all links of the sheet, and shows how many are broken. */
export const LinkCheckBar = ({ links }: { readonly links: LinkCheck }) => (
  <div className="link-check">
    <Button className="button-quiet" isDisabled={links.isBusy} onPress={links.run}>
      Check links
    </Button>
    <p role="status" className="soft">
      {formatCheck(links)}
    </p>
    <FaultLine fault={links.fault} />
  </div>
);
