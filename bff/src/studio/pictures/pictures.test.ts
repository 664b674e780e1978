import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { imageOfAddress } from '@broadsheet/contract/media';
import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { saveImage } from '@broadsheet/publishing/images';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { WEBP, webpOf } from '../../media/webp.fixture.ts';
import { openReplicas, type StudioUser } from '../publishing-replicas.fixture.ts';

const HOME = 'layouts/home.json';
const BANNERS = 'layouts/banners/home.csv';
const NOBODYS = 'f'.repeat(64);
const ALT = 'Four people at a desk';
const DESCRIBED = { name: 'Team', alt: ALT, focus: { x: 0.5, y: 0.4 } };

const open = async () => {
  const { loginAs, replicas } = await openReplicas(
    await createEmptyDatabase(),
    1,
    layout('home', { hello: { type: 'text' } }),
  );
  const [replica] = replicas;
  if (!replica) throw new Error('there is a replica');
  return { replica, asha: await loginAs('asha'), ravi: await loginAs('ravi') };
};
/** Uploads a picture of a size, and returns its digest. */
const upload = async (user: StudioUser, width = 1, height = 1): Promise<string> => {
  const { answer } = await user('saveImage', { body: webpOf(width, height) });
  return imageOfAddress(answer.address) ?? '';
};
const begin = async (user: StudioUser, title = 'Diwali') =>
  (await user('openChange', { body: { title } })).answer.id;
const homeWith = (digest: string, imageText = 'An old desk') =>
  `{
  "page": "home",
  "blocks": {
    "hello": { "type": "text", "settings": { "imageUrl": "/media/${digest}.webp", "imageText": "${imageText}" } }
  },
  "order": ["hello"]
}
`;
const bannersWith = (digest: string) =>
  `${BANNER_HEADER}\n${bannerRow({ id: 'a', title: 'Java week', imageUrl: `/media/${digest}.webp` })}\n`;
const saveText = (user: StudioUser, change: string, file: string, text: string) =>
  user('saveDocument', { params: { change }, body: { file, version: null, text } });
const publish = async (user: StudioUser, change: string) => {
  const params = { change };
  const { answer } = await user('readChange', { params });
  return user('publishChange', { params, body: { version: answer.version } });
};
const withdraw = async (user: StudioUser, change: string) => {
  const params = { change };
  const { answer } = await user('readChange', { params });
  await user('withdrawChange', { params, body: { version: answer.version } });
};
const find = (items: readonly StudioPicture[], digest: string) =>
  items.find((each) => each.digest === digest);
const read = async (user: StudioUser, digest: string, change?: string) =>
  (await user('readPicture', { params: { digest }, query: change ? { change } : {} })).answer;
const messageOf = (answer: object) => Reflect.get(answer, 'details')?.[0];

it('lists what was uploaded for content and what it names, the newest first, and no others', async () => {
  const { asha, replica } = await open();
  const old = await upload(asha, 16, 9);
  const image = { digest: NOBODYS, bytes: WEBP.alpha, width: 1, height: 1 };
  const by = { id: '00000000-0000-4000-8000-000000000001', name: 'Employer' };
  await replica.studio.runQuery((queries) => saveImage(queries, image, { by, at: Date.now() }));
  const { answer } = await asha('listPictures', { query: {} });
  expect(answer.items).toEqual([
    {
      digest: old,
      address: `/media/${old}.webp`,
      name: null,
      alt: null,
      focus: null,
      archived: false,
      width: 16,
      height: 9,
      bytes: WEBP.lossy.length,
      uploadedAt: '2026-11-22T10:00:00.000Z',
      uses: [],
      drafts: [],
    },
  ]);
  const foreign = await asha('readPicture', { params: { digest: NOBODYS }, query: {} });
  expect(foreign.status).toBe(404);
  await asha('saveImage', { body: WEBP.alpha });
  const change = await begin(asha);
  await saveText(asha, change, HOME, homeWith(NOBODYS));
  const shared = (await asha('listPictures', { query: {} })).answer.items;
  expect(find(shared, NOBODYS)?.drafts.map(({ title }) => title)).toEqual(['Diwali']);
});

it('describes a picture in a draft, which nobody else sees before it is published', async () => {
  const { asha } = await open();
  const digest = await upload(asha);
  const change = await begin(asha);
  const body = { change, description: DESCRIBED };
  const { status, answer } = await asha('describePicture', { params: { digest }, body });
  expect([status, answer.documents.map(({ file }) => file)]).toEqual([200, [PICTURES_FILE]]);
  expect(await read(asha, digest, change)).toMatchObject(DESCRIBED);
  expect(await read(asha, digest)).toMatchObject({ name: null, alt: null });
  expect((await publish(asha, change)).status).toBe(200);
  expect(await read(asha, digest)).toMatchObject(DESCRIBED);
});

it('refuses a description that says nothing, of an unknown picture or in no open draft', async () => {
  const { asha } = await open();
  const digest = await upload(asha);
  const change = await begin(asha);
  const describe = (description: object, named = digest, draft = change) =>
    asha('describePicture', {
      params: { digest: named },
      body: { change: draft, description } as never,
    });
  for (const alt of ['   ', 'team.jpg', 'IMG_2041']) {
    const { status, answer } = await describe({ name: 'Team', alt });
    expect([status, messageOf(answer)?.path]).toEqual([400, 'description.alt']);
  }
  const codes = [
    await describe({ name: '', alt: ALT }),
    await describe({ name: 'Team', alt: 'a'.repeat(161) }),
    await describe({ ...DESCRIBED, focus: { x: 2, y: 0 } }),
    await describe({ ...DESCRIBED, html: '<b>' }),
    await describe(DESCRIBED, 'x'),
    await describe(DESCRIBED, NOBODYS),
    await describe(DESCRIBED, digest, '00000000-0000-4000-8000-000000000000'),
  ].map(({ status }) => status);
  expect(codes).toEqual([400, 400, 400, 400, 400, 404, 404]);
  const { answer } = await asha('readChange', { params: { change } });
  await asha('withdrawChange', { params: { change }, body: { version: answer.version } });
  const closed = await describe(DESCRIBED);
  expect([closed.status, Reflect.get(closed.answer, 'code')]).toEqual([409, 'CHANGE_CLOSED']);
});

it('saves nothing where the descriptions cannot be read: all of them would be lost', async () => {
  const { asha } = await open();
  const digest = await upload(asha);
  const change = await begin(asha);
  const broken = `{"pictures": {"${digest}": {"name": "Team", "alt": "${ALT}"},}}`;
  await saveText(asha, change, PICTURES_FILE, broken);
  const body = { change, description: DESCRIBED };
  const { status, answer } = await asha('describePicture', { params: { digest }, body });
  expect([status, messageOf(answer)]).toEqual([
    400,
    {
      path: 'change',
      message:
        'The descriptions of the pictures have a fault and cannot be read, so nothing was saved. Ask a developer to correct them.',
    },
  ]);
  const { documents } = (await asha('readChange', { params: { change } })).answer;
  expect(documents.map(({ text }) => text)).toEqual([broken]);
});

it('takes over what another draft published, once a picture is described again', async () => {
  const { asha, ravi } = await open();
  const [shared, hers, his] = [
    await upload(asha, 16, 9),
    await upload(asha, 32, 18),
    await upload(ravi, 9, 9),
  ];
  const describe = (user: StudioUser, change: string, digest: string, name: string) =>
    user('describePicture', {
      params: { digest },
      body: { change, description: { ...DESCRIBED, name } },
    });
  const first = await begin(asha, 'Before both');
  await describe(asha, first, shared, 'Old');
  await publish(asha, first);
  const [herDraft, hisDraft] = [await begin(asha, 'Hers'), await begin(ravi, 'His')];
  await describe(asha, herDraft, hers, 'Hers');
  await describe(ravi, hisDraft, his, 'His');
  await describe(asha, herDraft, shared, 'New');
  expect((await publish(asha, herDraft)).status).toBe(200);
  expect((await publish(ravi, hisDraft)).status).toBe(409);
  const { answer } = await describe(ravi, hisDraft, his, 'His again');
  expect(answer.documents.map(({ moved }) => moved)).toEqual([false]);
  expect((await publish(ravi, hisDraft)).status).toBe(200);
  const { items } = (await ravi('listPictures', { query: {} })).answer;
  expect([shared, hers, his].map((digest) => find(items, digest)?.name)).toEqual([
    'New',
    'Hers',
    'His again',
  ]);
});

it('says where a picture is used, live and in open drafts', async () => {
  const { asha } = await open();
  const digest = await upload(asha);
  const change = await begin(asha);
  await saveText(asha, change, HOME, homeWith(digest));
  await saveText(asha, change, BANNERS, bannersWith(digest));
  const uses = [
    { file: BANNERS, page: null, title: 'Java week', block: null, line: 2, alt: null },
    { file: HOME, page: null, title: 'text', block: 'hello', line: 4, alt: 'An old desk' },
  ];
  const draft = await read(asha, digest);
  expect([draft.uses, draft.drafts]).toEqual([[], [{ id: change, title: 'Diwali', uses }]]);
  expect((await publish(asha, change)).status).toBe(200);
  const live = await read(asha, digest);
  expect([live.uses.toSorted((a, b) => (a.file < b.file ? -1 : 1)), live.drafts]).toEqual([
    uses,
    [],
  ]);
});

it('replaces a picture in all files of one draft, with its text, and leaves all else as written', async () => {
  const { asha, ravi } = await open();
  const [old, next] = [await upload(asha, 16, 9), await upload(asha, 32, 18)];
  const first = await begin(asha);
  await saveText(asha, first, HOME, homeWith(old));
  await saveText(asha, first, BANNERS, bannersWith(old));
  await publish(asha, first);
  const theirs = await begin(ravi, 'Theirs');
  await saveText(ravi, theirs, HOME, homeWith(old, 'Ravi wrote this'));
  const change = await begin(asha, 'New picture');
  const body = { change, picture: next, alt: ALT };
  const { status, answer } = await asha('replacePicture', { params: { digest: old }, body });
  expect(status).toBe(200);
  expect(answer.documents.map(({ file, text }) => [file, text])).toEqual([
    [BANNERS, bannersWith(next)],
    [HOME, homeWith(next, ALT)],
  ]);
  expect((await asha('checkChange', { params: { change } })).answer.findings).toEqual([]);
  expect((await publish(asha, change)).status).toBe(200);
  expect((await read(asha, old)).drafts.map(({ title }) => title)).toEqual(['Theirs']);
  const refused = await publish(ravi, theirs);
  expect([refused.status, Reflect.get(refused.answer, 'code')]).toEqual([409, 'CHANGE_MOVED']);
});

it('replaces a picture in the texts that a draft has already, and keeps the text of each place', async () => {
  const { asha } = await open();
  const [old, next] = [await upload(asha, 16, 9), await upload(asha, 32, 18)];
  const change = await begin(asha);
  await saveText(asha, change, HOME, homeWith(old, 'Written today'));
  const body = { change, picture: next };
  const { answer } = await asha('replacePicture', { params: { digest: old }, body });
  expect(answer.documents.map(({ text }) => text)).toEqual([homeWith(next, 'Written today')]);
});

it('refuses a replacement of another shape, by itself, by nothing known, and of nothing', async () => {
  const { asha } = await open();
  const [wide, square, unused] = [
    await upload(asha, 16, 9),
    await upload(asha, 9, 9),
    await upload(asha, 32, 18),
  ];
  const change = await begin(asha);
  await saveText(asha, change, HOME, homeWith(wide));
  const replace = async (digest: string, picture: string, alt?: string) => {
    const body = { change, picture, ...(alt === undefined ? {} : { alt }) };
    const { status, answer } = await asha('replacePicture', { params: { digest }, body });
    return [status, messageOf(answer)?.message];
  };
  expect(await replace(wide, square)).toEqual([400, 'Choose a picture of the same shape.']);
  expect(await replace(wide, wide)).toEqual([400, 'Choose another picture.']);
  expect(await replace(unused, wide)).toEqual([400, 'Nothing uses this picture.']);
  expect((await replace(wide, unused, 'photo.png'))[0]).toBe(400);
  expect((await replace(wide, NOBODYS))[0]).toBe(404);
});

it('replaces the logo of a site by one of any shape, up to its largest size', async () => {
  const { asha, replica } = await open();
  const [old, vast, square] = [
    await upload(asha, 400, 100),
    await upload(asha, 1_600, 400),
    await upload(asha, 200, 200),
  ];
  const file = 'brand-configs/tech.json';
  const withLogo = (digest: string) => {
    const logo = { light: `/media/${digest}.webp`, alt: 'Tech' };
    return JSON.stringify({ ...replica.content.current().brands.tech, logo });
  };
  const first = await begin(asha);
  await saveText(asha, first, file, withLogo(old));
  expect((await publish(asha, first)).status).toBe(200);
  const change = await begin(asha, 'New logo');
  const replace = (picture: string) =>
    asha('replacePicture', { params: { digest: old }, body: { change, picture } });
  const refused = await replace(vast);
  expect([refused.status, messageOf(refused.answer)?.message]).toEqual([
    400,
    'This picture is a logo. Choose one of up to 800 × 200 pixels.',
  ]);
  const { status, answer } = await replace(square);
  expect([status, answer.documents.map(({ text }) => text?.includes(square))]).toEqual([
    200,
    [true],
  ]);
});

it('archives only what nothing uses, and refuses to publish a use of it', async () => {
  const { asha, ravi } = await open();
  const digest = await upload(asha);
  const used = await begin(ravi, 'Uses it');
  await saveText(ravi, used, HOME, homeWith(digest));
  const change = await begin(asha);
  const archive = (archived: boolean) =>
    asha('describePicture', { params: { digest }, body: { change, archived } });
  const refused = await archive(true);
  expect([refused.status, messageOf(refused.answer)?.path]).toEqual([400, 'archived']);
  await withdraw(ravi, used);
  expect((await archive(true)).status).toBe(200);
  await publish(asha, change);
  expect((await read(asha, digest)).archived).toBe(true);
  const again = await begin(ravi, 'Uses it again');
  await saveText(ravi, again, HOME, homeWith(digest));
  const { findings } = (await ravi('checkChange', { params: { change: again } })).answer;
  expect(findings).toMatchObject([{ code: 'PICTURE_ARCHIVED', file: HOME, line: 4 }]);
  expect((await publish(ravi, again)).status).toBe(422);
  const back = await begin(asha, 'Back');
  const body = { change: back, archived: false };
  await asha('describePicture', { params: { digest }, body });
  expect((await publish(asha, back)).status).toBe(200);
  expect((await publish(ravi, again)).status).toBe(200);
});
