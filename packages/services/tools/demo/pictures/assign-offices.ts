import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import { EMPLOYER_PICTURES } from '@broadsheet/contract/entities/staff-employer';
import { hashText } from '@broadsheet/contract/hash-text';
import { addressOfImage } from '@broadsheet/contract/media';
import { hasPicture, type PicturedCompany } from './assign-pictures.ts';
import { HOUSES, ROOM_NAMES, ROOMS } from './offices/render-office.ts';
import { OFFICES } from './picture-list.ts';

/** The size that write-pictures.ts draws. */
const SIZE = { width: 720, height: 480 };
const NARROW_WIDTH = EMPLOYER_PICTURES.office.narrowWidth;
/** Of employers without many people, how many in a hundred have sent none. */
const WITHOUT_OFFICE = 55;
const MIN_COUNT = 3;
/** The number of rooms is a prime, so each step visits all of them. */
const STEPS = ROOM_NAMES.length - 1;

const describeRoom = (house: string, room: keyof typeof ROOMS): OfficePicture => {
  const illustration = OFFICES.find((each) => each.house === house && each.room === room);
  if (!illustration) throw new Error(`${room} of ${house} is not in picture-list.ts`);
  const { digest, colour } = illustration;
  const narrow = { address: addressOfImage(illustration.narrow), width: NARROW_WIDTH };
  return { address: addressOfImage(digest), alt: ROOMS[room].alt, ...SIZE, colour, narrow };
};

/**
 * Three to six rooms of one house, or none: the same for the same employer. Employers have different rooms in different
 * orders, so that no two neighbours in a list look alike.
 */
export const assignOffices = (company: PicturedCompany): readonly OfficePicture[] => {
  if (!hasPicture(company, 'office', WITHOUT_OFFICE)) return [];
  const hash = hashText(`${company.slug} rooms`);
  const house = HOUSES[hash % HOUSES.length] ?? 'morning';
  const start = Math.floor(hash / 5);
  const step = 1 + (Math.floor(hash / 60) % STEPS);
  const count = MIN_COUNT + (Math.floor(hash / 700) % 4);
  return Array.from({ length: count }, (_, index) => {
    const room = ROOM_NAMES[(start + index * step) % ROOM_NAMES.length] ?? 'desks';
    return describeRoom(house, room);
  });
};
