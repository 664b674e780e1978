import type { Fault } from './mutate.ts';

export const TEAM = 'ab'.repeat(32);
export const OLD = 'cd'.repeat(32);

export const validPictures = `{
  "$schema": "./schema/pictures.schema.json",
  "pictures": {
    "${TEAM}": { "name": "Team", "alt": "Four people at a desk", "focus": { "x": 0.5, "y": 0.4 } }
  },
  "archived": ["${OLD}"]
}
`;

/** Faults of the descriptions of pictures. */
export const pictureFaults: readonly Fault[] = [
  ['alternative text of blanks', '"Four people at a desk"', '▶"  "', 'PICTURE_ALT'],
  [
    'no alternative text',
    '{ "name": "Team", "alt": "Four people at a desk",',
    '▶{ "name": "Team",',
    'MISSING_FIELD',
  ],
  ['name of a file', '"Four people at a desk"', '▶"team-photo.jpg"', 'PICTURE_ALT'],
  ['name of a camera', '"Four people at a desk"', '▶"IMG_2041"', 'PICTURE_ALT'],
  ['name of a kind', '"Four people at a desk"', '▶"Picture 3"', 'PICTURE_ALT'],
  ['no name', '"Team"', '▶""', 'INVALID_VALUE'],
  ['half a digest', `"${TEAM}"`, '▶"abab"', 'INVALID_VALUE'],
  ['focal point outside', '"y": 0.4', '"y": ▶1.4', 'INVALID_VALUE'],
  ['half a focal point', '{ "x": 0.5, "y": 0.4 }', '▶{ "x": 0.5 }', 'MISSING_FIELD'],
  ['file that is archived', `["${OLD}"]`, '[▶"team.webp"]', 'INVALID_VALUE'],
  ['archived twice', `["${OLD}"]`, `["${OLD}", ▶"${OLD}"]`, 'INVALID_VALUE'],
  ['unknown field', '"alt": "Four', '▶"text": "Hi", "alt": "Four', 'UNKNOWN_FIELD'],
];
