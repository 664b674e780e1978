import type { BrandConfig, Category } from '@broadsheet/contract/brand-config';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Link } from '../page/link.ts';

export const categoryLink = (
  { label, tag }: Pick<Category, 'label' | 'tag'>,
  { ofCategory }: Messages['jobs'],
): Link => ({
  label: /jobs$/i.test(label) ? label : formatMessage(ofCategory, { category: label }),
  href: hrefOf('category', { category: tag }),
});

/** The brand's categories as links: "Backend jobs". */
export const categoryLinks = (brand: BrandConfig, messages: Messages['jobs']): Link[] =>
  brand.categories.map((category) => categoryLink(category, messages));
