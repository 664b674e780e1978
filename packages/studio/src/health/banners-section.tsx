import { Loaded } from '../controls/loaded.tsx';
import { count } from '../format/count.ts';
import { EditLink, formatLocation, type OnEdit } from './edit-link.tsx';
import { formatReason } from './format-health.ts';
import type { Health } from './use-health.ts';

interface BannersSectionProps extends Pick<Health, 'banners'> {
  readonly onEdit: OnEdit;
}

/** Banners that are in a file but on no page. */
export const BannersSection = ({ banners, onEdit }: BannersSectionProps) => (
  <section aria-labelledby="banners">
    <h2 id="banners">Banners</h2>
    <Loaded of={banners} rows={2}>
      {({ rows, items }) => (
        <>
          {items.length === 0 && (
            <p className="fine">
              {rows === 0 ? 'No banners yet.' : `${count(rows, 'banner')}, each with an audience.`}
            </p>
          )}
          <ul className="findings">
            {items.map((item) => (
              <li key={`${formatLocation(item.place)} ${item.reason} ${item.banner} ${item.says}`}>
                <p>
                  {item.title && <b>{item.title}: </b>}
                  {formatReason(item)}. {item.says}
                </p>
                <EditLink location={item.place} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  </section>
);
