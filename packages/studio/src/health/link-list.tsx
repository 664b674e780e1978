import type { BadLink } from '@broadsheet/contract/studio/health-calls';
import { EditLink, formatLocation, type OnEdit } from './edit-link.tsx';
import { formatVerdict } from './format-health.ts';

interface LinkListProps {
  readonly bad: readonly BadLink[];
  readonly onEdit: OnEdit;
}

/** Broken links, each with the locations that contain it. */
export const LinkList = ({ bad, onEdit }: LinkListProps) => (
  <ul className="findings">
    {bad.map((link) => (
      <li key={link.address}>
        <p>
          <a href={link.address} target="_blank" rel="noreferrer">
            {link.address}
          </a>{' '}
          <span className={link.verdict === 'dead' ? 'trouble' : 'soft'}>
            {formatVerdict(link)}
          </span>
        </p>
        <ul className="health-places">
          {[
            ...new Map(
              link.places.map((location) => [formatLocation(location), location]),
            ).values(),
          ].map((location) => (
            <li key={formatLocation(location)}>
              <EditLink location={location} onEdit={onEdit} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
