// Preloaded into every program of a run: the time of day is shifted by CLOCK_SHIFT_SECONDS. Durations are not, and
// neither are the times that the kernel writes into files.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static int (*real_clock)(clockid_t, struct timespec *);
static int (*real_wait)(sem_t *, const struct timespec *);
static time_t shift;

__attribute__((constructor)) static void begin(void) {
  const char *seconds = getenv("CLOCK_SHIFT_SECONDS");
  shift = seconds ? atol(seconds) : 0;
  real_clock = dlsym(RTLD_NEXT, "clock_gettime");
  real_wait = dlsym(RTLD_NEXT, "sem_timedwait");
}

int clock_gettime(clockid_t id, struct timespec *at) {
  if (!real_clock) begin();
  int failed = real_clock(id, at);
  if (!failed && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE)) at->tv_sec += shift;
  return failed;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int failed = clock_gettime(CLOCK_REALTIME, &now);
  if (!failed && at) *at = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return failed;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}

// Waits until a time of day, which the kernel does not know to be shifted.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict until) {
  if (!real_wait) begin();
  struct timespec real = {until->tv_sec - shift, until->tv_nsec};
  return real_wait(semaphore, &real);
}
