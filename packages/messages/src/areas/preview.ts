import preview from '../../../../layouts/messages/en-IN/preview.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The panel on a previewed page, which marketers read. */
export const previewMessages = defineMessages('preview', preview, {
  title: 'label',
  about: 'label',
  now: 'label',
  audience: 'label',
  time: 'label',
  arms: 'label',
  noArms: 'sentence',
  expires: 'label',
  counting: 'label',
  notCounted: 'sentence',
  page: 'label',
  pageStatus: ['title', 'kind', 'status'],
  revision: 'label',
  fields: 'label',
  noFields: 'sentence',
  plan: 'label',
  onePlan: 'label',
  change: 'label',
  noChange: 'label',
  variants: 'label',
  variantOn: 'label',
  variantOff: 'label',
  blocks: 'label',
  blockIn: 'label',
  blockOut: 'label',
  nearestVariant: ['sentence', 'variant', 'reasons'],
});
