import type { Colour } from '../svg.ts';

/** Calm colours of one illustration, from far to near. */
export interface CoverColours {
  readonly sky: Colour;
  readonly low: Colour;
  readonly far: Colour;
  readonly middle: Colour;
  readonly near: Colour;
  readonly ground: Colour;
  readonly light: Colour;
  readonly accent: Colour;
}

export const COVER_COLOURS = {
  morning: {
    sky: '#c9dbe6',
    low: '#f0e2cf',
    far: '#a9c0cd',
    middle: '#7d9cad',
    near: '#49697b',
    ground: '#2f4654',
    light: '#fbf3e4',
    accent: '#d98a4e',
  },
  dusk: {
    sky: '#5f6f94',
    low: '#e0a58a',
    far: '#7c7f9f',
    middle: '#575d82',
    near: '#373f63',
    ground: '#252b47',
    light: '#ffdf9e',
    accent: '#e07a5f',
  },
  green: {
    sky: '#cfe3dc',
    low: '#f2ead0',
    far: '#a5c6b2',
    middle: '#77a58a',
    near: '#4a7c62',
    ground: '#2e5443',
    light: '#fbf6e3',
    accent: '#e0a645',
  },
  sand: {
    sky: '#e6dccb',
    low: '#f6e9d2',
    far: '#cdb795',
    middle: '#ab8f6c',
    near: '#7b6148',
    ground: '#4f3e30',
    light: '#fff6e3',
    accent: '#b5533c',
  },
  night: {
    sky: '#26364f',
    low: '#3b5573',
    far: '#33496a',
    middle: '#2a3b57',
    near: '#1d2b42',
    ground: '#141e30',
    light: '#9fd3e6',
    accent: '#f0b25a',
  },
  lilac: {
    sky: '#dcd6e6',
    low: '#f3e3dc',
    far: '#b9adcb',
    middle: '#8f82ab',
    near: '#5f5580',
    ground: '#3f3859',
    light: '#fdf4ea',
    accent: '#d97b66',
  },
  mint: {
    sky: '#d3e8e8',
    low: '#eef3e4',
    far: '#a9cfcf',
    middle: '#6fa9ac',
    near: '#3f7d83',
    ground: '#28545a',
    light: '#ffffff',
    accent: '#e88a6a',
  },
} as const satisfies Readonly<Record<string, CoverColours>>;
