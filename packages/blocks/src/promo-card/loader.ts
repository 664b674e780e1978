import { defineLoader } from '@broadsheet/contract/block-loader';
import { promoCard } from './schema.ts';

export const loadPromoCard = defineLoader(promoCard, () => ({ data: {} }));
