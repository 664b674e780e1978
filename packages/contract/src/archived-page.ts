import Type from 'typebox';
import { LANDING_NAME_PATTERN } from './landing.ts';

/** A landing page that a preview shows at its address, although it is archived. */
export const ArchivedPage = Type.String({
  pattern: LANDING_NAME_PATTERN,
  maxLength: 100,
  description: 'The name of a landing page, such as landing/diwali.',
});
