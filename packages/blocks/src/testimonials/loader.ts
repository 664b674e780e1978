import { defineLoader } from '@broadsheet/contract/block-loader';
import { testimonials } from './schema.ts';

export const loadTestimonials = defineLoader(testimonials, ({ items }) => ({
  data: items.length > 0 ? {} : null,
}));
