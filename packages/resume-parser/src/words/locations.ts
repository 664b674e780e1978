import type { ResumeVocabulary } from '../resume-vocabulary.ts';
import { PhraseIndex } from './phrase-index.ts';

const AROUND: readonly string[] = [
  ...['India', 'Maharashtra', 'Karnataka', 'Tamil Nadu', 'Telangana', 'Andhra Pradesh', 'Kerala'],
  ...['Gujarat', 'Rajasthan', 'Uttar Pradesh', 'Madhya Pradesh', 'West Bengal', 'Bihar', 'Odisha'],
  ...['Punjab', 'Haryana', 'Delhi', 'Assam', 'Jharkhand', 'Chhattisgarh', 'Uttarakhand', 'Goa'],
  ...['Himachal Pradesh', 'Remote', 'Hybrid', 'Work from home', 'USA', 'UK', 'United Kingdom'],
  ...['United States', 'UAE', 'Dubai', 'Singapore', 'London', 'New York', 'Germany', 'Canada'],
];

export interface Locations {
  /** A city by its name on the site. */
  readonly findCity: (text: string) => string | null;
  /** Whether a text contains only locations. */
  readonly isLocation: (text: string) => boolean;
  /** The text without the locations at its end: "Flipkart, Noida". */
  readonly withoutLocation: (text: string) => string;
}

export const createLocations = ({ cities }: ResumeVocabulary): Locations => {
  const known = new PhraseIndex(
    cities.flatMap(({ name, synonyms }) =>
      [name, ...synonyms].map((word) => [word, name] as const),
    ),
  );
  const around = new PhraseIndex(AROUND.map((city) => [city, city]));
  const isOne = (text: string): boolean => known.has(text) || around.has(text);
  const isLocation = (text: string): boolean => {
    const parts = text
      .split(/[,()/|-]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts.length > 0 && parts.every(isOne);
  };
  const withoutLocation = (text: string): string => {
    const match = /^(.+?)\s*(?:,|\s[-–|(])\s*([^,(]+?)\)?\.?$/u.exec(text);
    const [, before = '', city = ''] = match ?? [];
    return before !== '' && isOne(city) ? withoutLocation(before) : text;
  };
  return { findCity: (text) => known.find(text)[0] ?? null, isLocation, withoutLocation };
};
