#!/usr/bin/env bash
# Builds the image without a container engine, starts both programs of it against PostgreSQL, and asks each
# whether it is ready. On demand, as root, with Debian's buildah and debootstrap:
#   apt-get install buildah debootstrap && tests/container/run.sh
# DATABASE_URL names the PostgreSQL to use; without it the embedded one is started.
set -euo pipefail
cd "$(dirname "$0")/../.."
export STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}" BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}"
image=localhost/broadsheet
work="$(mktemp -d)"
container=''
containers=()
processes=()

stop_all() {
  for process in "${containers[@]}"; do
    # unshare takes no signal itself; the program is its only child.
    kill "$(cat "/proc/$process/task/$process/children")" || true
    wait "$process" || true
  done
  for process in "${processes[@]}"; do kill "$process" && wait "$process" || true; done
  if [ -n "$container" ]; then buildah rm "$container" >/dev/null; fi
  rm -rf "$work"
}
trap stop_all EXIT

free_port() { node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'; }
wait_for() { # name, url, process, log
  for _ in $(seq 1 240); do
    if node scripts/run/is-healthy.mjs "$2"; then echo "   $1 is ready: $2"; return; fi
    if ! kill -0 "$3" 2>/dev/null; then break; fi
    sleep 0.5
  done
  echo "$1 is not ready; it said:"; tail -n 40 "$4"; exit 1
}

base="$(sed -n 's/^ARG NODE_IMAGE=//p' Dockerfile)"
has_image() { buildah inspect --type image "docker.io/library/$1" >/dev/null 2>&1; }
if ! has_image "$base"; then
  # An image that is made here has the name and the tag of the one that is pinned, and never its digest.
  base="${base%%@*}"
  has_image "$base" || tests/container/make-base-image.sh "docker.io/library/$base"
fi

secrets=()
if [ -s "$HOME/.npmrc" ]; then secrets+=(--secret "id=npmrc,src=$HOME/.npmrc"); fi
if [ -s "${NODE_EXTRA_CA_CERTS:-}" ]; then secrets+=(--secret "id=ca,src=$NODE_EXTRA_CA_CERTS"); fi
echo '── build'
buildah bud --pull-never --format docker --build-arg "NODE_IMAGE=$base" "${secrets[@]}" --tag "$image" . >"$work/build.log" 2>&1 ||
  { tail -n 60 "$work/build.log"; exit 1; }
buildah images "$image"

if [ -z "${DATABASE_URL:-}" ]; then
  echo '── PostgreSQL'
  node --import tsx tests/container/serve-database.ts "$work/database" >"$work/database.url" 2>"$work/database.log" &
  processes+=($!)
  for _ in $(seq 1 120); do [ -s "$work/database.url" ] && break; sleep 0.5; done
  DATABASE_URL="$(head -n 1 "$work/database.url")"
fi

container="$(buildah from --pull-never "$image")"
root="$(buildah mount "$container")"
services_port="$(free_port)"
bff_port="$(free_port)"

site_secret="$(node -p 'crypto.randomBytes(32).toString("hex")')"

echo '── services'
tests/container/run-in-image.sh "$root" "$image" "DATABASE_URL=$DATABASE_URL" "SERVICES_PORT=$services_port" \
  "SITE_SECRET=$site_secret" -- \
  node --single-threaded-gc packages/services/dist/server.js >"$work/services.log" 2>&1 &
containers+=($!)
wait_for services "http://127.0.0.1:$services_port/health/ready" $! "$work/services.log"

echo '── bff'
tests/container/run-in-image.sh "$root" "$image" "SERVICES_URL=http://127.0.0.1:$services_port" "PORT=$bff_port" \
  "DATABASE_URL=$DATABASE_URL" "SITE_SECRET=$site_secret" -- \
  >"$work/bff.log" 2>&1 &
containers+=($!)
wait_for bff "http://127.0.0.1:$bff_port/health/ready" $! "$work/bff.log"

for brand in tech management; do
  node -e '
    const [brand, port] = process.argv.slice(1);
    const request = require("http").get({ port, path: "/", headers: { host: `${brand}.localhost` } }, (answer) => {
      let html = "";
      answer.on("data", (chunk) => { html += chunk; }).on("end", () => {
        const jobs = html.includes(`data-brand="${brand}"`);
        console.log(`   home of ${brand}: ${answer.statusCode}, ${html.length} bytes`);
        process.exit(answer.statusCode === 200 && jobs ? 0 : 1);
      });
    });
    request.on("error", (error) => { console.error(error.message); process.exit(1); });
  ' "$brand" "$bff_port"
done
echo 'the image works'
