import type { BlockProps } from '../block-component.ts';
import type { recommendForm } from './schema.ts';

/** The recommendation request behind a valid link. */
export type RecommendationRequest = NonNullable<BlockProps<typeof recommendForm>['data']['asked']>;
