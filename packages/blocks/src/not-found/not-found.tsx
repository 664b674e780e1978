import type { BlockProps } from '../block-component.ts';
import { NotFoundSection } from '../shared/page/not-found-section.tsx';
import type { notFound } from './schema.ts';

export const NotFound = ({ id, settings, data, messages }: BlockProps<typeof notFound>) => (
  <NotFoundSection id={id} text={settings.text} categories={data.categories} messages={messages} />
);
