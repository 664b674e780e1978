import type { BlockProps } from '../block-component.ts';
import { FeedSection } from '../parts/feed-section.tsx';
import type { feedRecommended } from './schema.ts';

export const FeedRecommended = ({ id, settings, data }: BlockProps<typeof feedRecommended>) => (
  <FeedSection id={id} data={data} emptyText={settings.emptyText} />
);
