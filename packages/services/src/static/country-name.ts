import { COUNTRIES } from './countries.ts';

const names = new Map(COUNTRIES.map(([name, code]) => [code, name] as const));

/** @param code ISO 3166 alpha-2 @returns null for an unknown code */
export const countryNameOf = (code: string): string | null => names.get(code) ?? null;
