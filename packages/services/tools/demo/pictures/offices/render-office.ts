import { COVER_COLOURS, type CoverColours } from '../covers/cover-colours.ts';
import { ROOM_HEIGHT, ROOM_WIDTH } from './room-shapes.ts';
import { SHARED_ROOMS } from './shared-rooms.ts';
import { WORK_ROOMS } from './work-rooms.ts';

export const ROOMS = { ...WORK_ROOMS, ...SHARED_ROOMS };
export type RoomName = keyof typeof ROOMS;
export const ROOM_NAMES = Object.keys(ROOMS) as readonly RoomName[];

/** The pictures of one employer have the same colours, as rooms of one house. */
export const HOUSES = [
  'morning',
  'green',
  'sand',
  'lilac',
  'mint',
] as const satisfies readonly (keyof typeof COVER_COLOURS)[];
export type HouseName = (typeof HOUSES)[number];

export interface OfficeIllustration {
  readonly house: HouseName;
  readonly room: RoomName;
  readonly svg: string;
}

const renderRoom = (room: RoomName, colours: CoverColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ROOM_WIDTH} ${ROOM_HEIGHT}">${ROOMS[room].render(colours)}</svg>`;

/** Every room in the colours of every house, 3:2. */
export const renderOffices = (): readonly OfficeIllustration[] =>
  HOUSES.flatMap((house) =>
    ROOM_NAMES.map((room) => ({ house, room, svg: renderRoom(room, COVER_COLOURS[house]) })),
  );
