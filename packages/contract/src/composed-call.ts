import type { CallDefinition, CallInput } from './call.ts';

/** A call whose answer is a part of another call's answer. */
export interface PartCall {
  /** The property of the composed answer that holds it; null there: it was not loaded. */
  readonly part: string;
  readonly call: CallDefinition;
  readonly input: CallInput<CallDefinition>;
}

/**
 * One call that answers several others at once, all of them public reads. It is made in place of the leading one, whose
 * outcome is its own. Parts that it does not bring are loaded by their own calls.
 */
export interface ComposedCall {
  readonly call: CallDefinition;
  readonly input: CallInput<CallDefinition>;
  readonly lead: PartCall;
  /** The other calls that it may answer. @param lead the valid answer of the leading call */
  readonly others: (lead: unknown) => readonly PartCall[];
}
