import { readFileSync } from 'node:fs';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { describe, expect, it } from 'vitest';
import { KEYWORD_TABLES } from '../../../src/platform/brands/keywords/keyword-tables.ts';
import { createCategoryGuesser } from './category.ts';
import { LEARNT_PHRASES } from './learnt-phrases.ts';

const createFor = (brand: 'tech' | 'management') => {
  const path = new URL(`../../../../../brand-configs/${brand}.json`, import.meta.url);
  const { categories }: BrandConfig = JSON.parse(readFileSync(path, 'utf8'));
  const tags = categories.flatMap((category) =>
    category.tags.map((tag) => ({ ...tag, categoryId: category.dataId })),
  );
  const guess = createCategoryGuesser(
    categories,
    tags,
    KEYWORD_TABLES[brand],
    LEARNT_PHRASES[brand],
  );
  return (title: string, skills: string[] = [], departments: string[] = [], description = '') => {
    const { categoryId, tagIds, isSure, otherCategoryIds } = guess({
      title,
      skills,
      departments,
      description,
    });
    const slugOf = (id: number) => categories.find(({ dataId }) => dataId === id)?.tag;
    return {
      category: slugOf(categoryId),
      isSure,
      others: otherCategoryIds.map(slugOf),
      tags: tagIds.map((id) => tags.find(({ dataId }) => dataId === id)?.tag),
    };
  };
};

describe('categories of technology jobs', () => {
  const guess = createFor('tech');
  it.each([
    ['Senior Java Developer', 'backend'],
    ['Full Stack Developer (React, Node.js)', 'full-stack'],
    ['React.js Developer', 'frontend'],
    ['Android Engineer', 'mobile'],
    ['SRE - Kubernetes', 'devops'],
    ['Data Scientist', 'ai-ml'],
    ['Data Engineer (PySpark)', 'data-engineering'],
    ['QA Engineer', 'qa'],
    ['SOC Analyst', 'cybersecurity'],
    ['ASIC Verification Engineer', 'semiconductor'],
    ['Product Manager', 'product'],
    ['Embedded Firmware Engineer', 'semiconductor'],
    ['Beekeeper', 'others'],
    ['', 'others'],
  ])('places %j in %s', (title, category) => {
    expect(guess(title).category).toBe(category);
  });

  it('takes the tags of title and skills', () => {
    expect(guess('C++ Engineer', ['c++', 'Linux', 'Golf']).tags).toEqual(['c-plus-plus', 'linux']);
    expect(guess('.NET Developer', ['C#']).tags).toEqual(['dot-net', 'c-sharp']);
  });

  it('lets a department decide where the title says nothing', () => {
    expect(guess('Engineer II', [], ['DevOps']).category).toBe('devops');
  });

  it('asks the description last', () => {
    const described = guess('Engineer II', [], [], 'You will write Java services.');
    expect(described).toMatchObject({ category: 'backend', tags: ['java'] });
    expect(guess('React Developer', [], [], 'Java, Python, PHP').category).toBe('frontend');
  });
});

describe('categories of management jobs', () => {
  const guess = createFor('management');
  it.each([
    ['HR Business Partner', 'hr'],
    ['Area Sales Manager', 'sales-marketing'],
    ['Chartered Accountant', 'banking-finance'],
    ['Legal Counsel', 'legal'],
    ['Customer Support Executive', 'bpo'],
    ['Store Manager', 'retail'],
    ['Supply Chain Planner', 'scm-operations'],
    ['Beekeeper', 'others'],
    ['High School Chemistry Teacher', 'education-training'],
  ])('places %j in %s', (title, category) => {
    expect(guess(title).category).toBe(category);
  });
});

describe('sure and unsure categories', () => {
  const tech = createFor('tech');
  const management = createFor('management');
  it.each(['Beekeeper', '', 'Engineer II', 'Chemical Printed Circuit Board Component Tester'])(
    'is unsure of %j',
    (title) => {
      expect(tech(title).isSure).toBe(false);
    },
  );

  it('is sure of a plain role, and of a title that departments and skills support', () => {
    expect(tech('Senior Java Developer')).toMatchObject({ isSure: true, others: [] });
    const supported = tech('Engineer II', ['Kubernetes', 'Terraform'], ['DevOps'], 'Our CI/CD');
    expect(supported).toMatchObject({ category: 'devops', isSure: true });
  });

  it('names the others where two speak for themselves', () => {
    const both = management('Deputy Head', [], ['Legal', 'Human Resources']);
    expect(both.isSure).toBe(false);
    expect([both.category, ...both.others].sort()).toEqual(['hr', 'legal']);
  });
});
