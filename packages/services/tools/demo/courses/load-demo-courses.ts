import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { isFirstLoad } from '../load-once.ts';
import { createRandom, type Random } from '../random.ts';
import { type CourseTable, type DemoCourse, readCourseTable } from './course-table.ts';
import { DEMO_INSTITUTES } from './institutes.ts';
import { MANAGEMENT_COMMERCE } from './management-commerce.ts';
import { MANAGEMENT_OPERATIONS } from './management-operations.ts';
import { TECH_BUILDING } from './tech-building.ts';
import { TECH_PLATFORMS } from './tech-platforms.ts';

const LOAD_NAME = 'demo-courses';
const SOONEST_DAYS = 5;
const LATEST_DAYS = 100;
/** The share of courses without a fixed start, and of those without a published fee. */
const SHARES = { noDay: 0.15, noFee: 0.08 } as const;
const BANNERS = 3;

export const DEMO_COURSE_TABLES: Readonly<Record<Brand, readonly CourseTable[]>> = {
  tech: [...TECH_PLATFORMS, ...TECH_BUILDING],
  management: [...MANAGEMENT_COMMERCE, ...MANAGEMENT_OPERATIONS],
};

const idsBySlug = async (
  transaction: Transaction<Schema>,
  table: 'course_categories' | 'courses' | 'institutes',
  brand: Brand,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await transaction
    .selectFrom(table)
    .select(['id', 'slug'])
    .where('brand', '=', brand)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
};

const idOf = (ids: ReadonlyMap<string, number>, slug: string): number => {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the demo data has no ${slug}`);
  return id;
};

const dayOf = (random: Random, now: number): string | null =>
  random.chance(SHARES.noDay)
    ? null
    : new Date(now + random.between(SOONEST_DAYS, LATEST_DAYS) * DAY_MS).toISOString().slice(0, 10);

const insertCourses = async (
  transaction: Transaction<Schema>,
  brand: Brand,
  courses: readonly DemoCourse[],
  now: number,
): Promise<void> => {
  const institutes = await idsBySlug(transaction, 'institutes', brand);
  const categories = await idsBySlug(transaction, 'course_categories', brand);
  const random = createRandom(`broadsheet courses ${brand}`);
  const rows = courses.map((course) => ({
    brand,
    slug: course.slug,
    title: course.title,
    summary: course.summary,
    audience: course.audience,
    outline: course.outline,
    institute_id: idOf(institutes, course.institute),
    category_id: idOf(categories, course.category),
    mode: course.mode,
    level: course.level,
    weeks: course.weeks,
    fee_rupees: course.feeRupees > 0 && random.chance(SHARES.noFee) ? null : course.feeRupees,
    starts_on: dayOf(random, now),
    skills: course.skills,
    job_ready: course.jobReady,
    featured: course.featured,
    status: course.closed ? 'closed' : 'open',
  }));
  await insertRows(transaction, 'courses', rows);
};

const insertBanners = async (
  transaction: Transaction<Schema>,
  brand: Brand,
  courses: readonly DemoCourse[],
): Promise<void> => {
  const ids = await idsBySlug(transaction, 'courses', brand);
  const shown = courses.filter(({ featured, jobReady }) => featured && jobReady).slice(0, BANNERS);
  await insertRows(
    transaction,
    'course_banners',
    shown.map(({ slug, title, summary }, position) => ({
      brand,
      course_id: idOf(ids, slug),
      title,
      description: summary,
      cta_text: 'See the course',
      position,
    })),
  );
};

const loadBrand = async (
  transaction: Transaction<Schema>,
  brand: Brand,
  now: number,
): Promise<void> => {
  const tables = DEMO_COURSE_TABLES[brand];
  const courses = tables.flatMap(readCourseTable);
  await insertRows(
    transaction,
    'course_categories',
    tables.map(({ slug, label }, position) => ({ brand, slug, label, position })),
  );
  const institutes = DEMO_INSTITUTES[brand].map((institute) => ({ ...institute, brand }));
  await insertRows(transaction, 'institutes', institutes);
  await insertCourses(transaction, brand, courses, now);
  await insertBanners(transaction, brand, courses);
};

/**
 * Loads the demo courses once, however often and by however many processes it is called.
 * @param now epoch ms; starts are after it
 */
export const loadDemoCourses = (database: Kysely<Schema>, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('broadsheet-demo'))`.execute(transaction);
    if (!(await isFirstLoad(transaction, LOAD_NAME))) return;
    for (const brand of BRANDS) await loadBrand(transaction, brand, now);
  });
