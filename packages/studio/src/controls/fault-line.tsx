import { formatFault } from '../format/format-fault.ts';

/** Shows and announces an error; renders nothing without one. */
export const FaultLine = ({ fault }: { readonly fault: unknown }) => (
  <div role="alert">{fault ? <p className="field-error">{formatFault(fault)}</p> : null}</div>
);
