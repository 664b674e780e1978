import type { BrandConfig, Category } from '@broadsheet/contract/brand-config';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Link } from '../page/link.ts';

export const categoryLink = ({ label, tag }: Pick<Category, 'label' | 'tag'>): Link => ({
  label: /jobs$/i.test(label) ? label : `${label} jobs`,
  href: hrefOf('category', { category: tag }),
});

/** The brand's categories as links: "Backend jobs". */
export const categoryLinks = (brand: BrandConfig): Link[] => brand.categories.map(categoryLink);
