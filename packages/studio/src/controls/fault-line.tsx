import { formatFault } from '../format/format-fault.ts';

/** What something was refused with, said at once; nothing where it was not. */
export const FaultLine = ({ fault }: { readonly fault: unknown }) => (
  <div role="alert">{fault ? <p className="field-error">{formatFault(fault)}</p> : null}</div>
);
