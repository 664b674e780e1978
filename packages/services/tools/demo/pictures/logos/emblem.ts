import type { Colour } from '../svg.ts';

export interface EmblemColours {
  readonly main: Colour;
  readonly second: Colour;
  readonly ground: Colour;
}

/** A sign in a box of 100 by 100, without its ground. */
export type Emblem = (colours: EmblemColours) => string;
