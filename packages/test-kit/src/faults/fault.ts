/** What goes wrong between two programs, in the terms of the network. */
export type Fault =
  | { readonly kind: 'none' }
  /** Each piece of an answer comes this much later. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** Nobody listens, and connections that were open are gone. */
  | { readonly kind: 'down' }
  /** The connection breaks as soon as an answer begins. */
  | { readonly kind: 'reset' }
  /** The answer comes whole; the end of the connection is held back. */
  | { readonly kind: 'slow-close'; readonly ms: number }
  /** Requests are taken, and nothing ever comes back. */
  | { readonly kind: 'timeout' }
  /** Answers come in small pieces. */
  | { readonly kind: 'slicer'; readonly bytes: number; readonly pauseMs: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** The connection ends after this much of an answer. */
  | { readonly kind: 'limit'; readonly bytes: number };
