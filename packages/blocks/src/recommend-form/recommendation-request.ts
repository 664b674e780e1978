import type { BlockProps } from '../block-component.ts';
import type { recommendForm } from './schema.ts';

/** What a link that is good is for. */
export type RecommendationRequest = NonNullable<BlockProps<typeof recommendForm>['data']['asked']>;
