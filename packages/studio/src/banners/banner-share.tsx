import type { Brand } from '@broadsheet/contract/brand';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { type BannerTargeting, measureBanner } from '@broadsheet/contract/studio/banner-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import { callStudio } from '../api/call-studio.ts';
import { useQuery } from '../data/use-query.ts';
import { formatSize } from '../editor/audience/audience-fields.ts';
import type { BannerCells } from './targeting-of-cells.ts';
import { targetingOfCells } from './targeting-of-cells.ts';

interface BannerShareProps {
  /** Its audiences are those that the banner names. */
  readonly change: Change;
  readonly cells: BannerCells;
  readonly audiences: NamedAudiences;
  /** A page kind. */
  readonly page: string;
  readonly brand: Brand;
}

const useShare = (
  { id: change }: Change,
  page: string,
  brand: Brand,
  banner: BannerTargeting | null,
) =>
  useQuery(banner && ['banner-share', change, page, brand, JSON.stringify(banner)], () =>
    callStudio(measureBanner, {
      body: { page, brand, banner: banner as BannerTargeting, change },
    }),
  );

/** Its line is empty until the share is known, so that nothing below it moves. */
const formatBannerShare = (share: number | null | undefined): string => {
  if (share === undefined) return '\u00a0';
  return share === null
    ? 'Who sees this banner is not measured yet on this page.'
    : `This banner is for ${formatSize({ share })} of this page on this site.`;
};

/** The share of the views of a page by people that the selected banner is for. */
export const BannerShare = ({ change, cells, audiences, page, brand }: BannerShareProps) => {
  const { data } = useShare(change, page, brand, targetingOfCells(cells, audiences));
  return <p role="status">{formatBannerShare(data?.share)}</p>;
};
