import Type from 'typebox';
import { Text } from './text.ts';

const BLOCK_FAULT_REASONS = ['unknown', 'unloadable', 'mismatch', 'threw'] as const;

/** The report of a browser to `POST /api/telemetry`: a block that failed to hydrate. */
export const BlockFault = Type.Object(
  {
    id: Text({ maxLength: 48 }),
    type: Type.String({ pattern: '^[a-z][a-z0-9-]{0,47}$' }),
    reason: Type.Enum(BLOCK_FAULT_REASONS),
  },
  { additionalProperties: false },
);
export type BlockFault = Type.Static<typeof BlockFault>;
