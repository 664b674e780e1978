import { Button } from 'react-aria-components';
import { FaultLine } from '../controls/fault-line.tsx';
import { count } from '../format/count.ts';
import { formatLink } from './format-link.ts';
import type { LinkCheck } from './use-link-check.ts';

const formatCheck = ({ checked, isBusy }: LinkCheck): string => {
  if (isBusy) return 'Looking where the links lead …';
  if (checked.size === 0) return '';
  const troubled = [...checked.values()].filter((link) => formatLink(link) !== null).length;
  const all = count(checked.size, 'address', 'addresses');
  return troubled === 0
    ? `${all} looked at: all lead somewhere.`
    : `${all} looked at: ${troubled} to look at again, at their cells.`;
};

/** Asks where all links of the sheet lead, and says how many do not. */
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
