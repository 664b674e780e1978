import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { appliedCourses } from '@broadsheet/contract/calls/course';
import { useEffect, useState } from 'react';

const readApplied = async (courseIds: string): Promise<readonly number[]> => {
  const { callService } = await import('@broadsheet/browser-calls/call-service');
  const result = await callService(
    appliedCourses,
    { query: { courseIds } },
    { page: window.location.search },
  );
  return result.ok ? result.data.courseIds : [];
};

/** Returns the courses that the reader has enquired about, once they are loaded. Empty for visitors. */
export const useApplied = (ids: readonly number[]): ReadonlySet<number> => {
  const [applied, setApplied] = useState<ReadonlySet<number>>(new Set());
  const courseIds = ids.join(',');
  useEffect(() => {
    if (courseIds === '' || !isMember()) return;
    let isGone = false;
    void readApplied(courseIds).then((found) => {
      if (!isGone) setApplied(new Set(found));
    });
    return () => {
      isGone = true;
    };
  }, [courseIds]);
  return applied;
};
