import { hashText } from '@broadsheet/contract/hash-text';
import { addressOfImage } from '@broadsheet/contract/media';
import { INDUSTRY_PICTURES } from './industry-pictures.ts';
import { COVERS, LOGOS } from './picture-list.ts';

export interface PicturedCompany {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly industry: string;
  /** As employers write it: "201-500 people". */
  readonly size: string;
}

export interface AssignedPictures {
  readonly id: number;
  /** Addresses; null where the employer has sent none. */
  readonly logo: string | null;
  readonly cover: string | null;
}

/** Employers with more than a thousand people have sent both. */
const LARGE: readonly string[] = [
  '1,001-5,000 people',
  '5,001-10,000 people',
  'Over 10,000 people',
];
/** Of the others, how many in a hundred have sent none. */
const WITHOUT_LOGO = 32;
const WITHOUT_COVER = 42;

/** Whether an employer has sent a picture: always if it is large. @param without how many in a hundred of the others have not */
export const hasPicture = (
  { slug, size }: PicturedCompany,
  kind: string,
  without: number,
): boolean => LARGE.includes(size) || hashText(`${slug} ${kind}`) % 100 >= without;

/** Takes each logo once: a sign of the trade, the first letter or an abstract sign, in turn. */
const createLogoTaker = () => {
  const remaining: { readonly subject: string; readonly digest: string }[] = LOGOS.map(
    ([subject, digest]) => ({ subject, digest }),
  );
  const take = (suits: (subject: string) => boolean): string | null => {
    const at = remaining.findIndex(({ subject }) => suits(subject));
    const [taken] = at < 0 ? [] : remaining.splice(at, 1);
    return taken?.digest ?? null;
  };
  return ({ name, industry }: PicturedCompany, turn: number): string | null => {
    const motifs = INDUSTRY_PICTURES[industry]?.motifs ?? [];
    const ways = [
      () => take((subject) => motifs.some((motif) => subject === `motif:${motif}`)),
      () => take((subject) => subject === 'sign'),
      () => take((subject) => subject === `letter:${name.charAt(0)}`),
    ];
    for (let tries = 0; tries < ways.length; tries += 1) {
      const digest = ways[(turn + tries) % ways.length]?.();
      if (digest) return digest;
    }
    return null;
  };
};

/**
 * The pictures of a brand's demo employers, the same for the same list. No two have the same logo; the illustrations of an
 * industry take turns. About a quarter has no logo, and a third no cover.
 */
export const assignPictures = (
  companies: readonly PicturedCompany[],
): readonly AssignedPictures[] => {
  const takeLogo = createLogoTaker();
  const turns = new Map<string, number>();
  const nextCover = (industry: string): string | null => {
    const covers = INDUSTRY_PICTURES[industry]?.covers ?? [];
    const turn = turns.get(industry) ?? 0;
    turns.set(industry, turn + 1);
    const name = covers[turn % covers.length];
    return name ? COVERS[name].digest : null;
  };
  return companies.map((company, index) => {
    const logo = hasPicture(company, 'logo', WITHOUT_LOGO) ? takeLogo(company, index) : null;
    const cover = hasPicture(company, 'cover', WITHOUT_COVER) ? nextCover(company.industry) : null;
    return {
      id: company.id,
      logo: logo && addressOfImage(logo),
      cover: cover && addressOfImage(cover),
    };
  });
};
