#!/usr/bin/env bash
# Makes an image of the name that the Dockerfile builds on, from Debian's archive and this machine's Node:
# for machines that reach no image registry. Usage: make-base-image.sh <name>
set -euo pipefail
name="$1"
root="$(mktemp -d)"
trap 'rm -rf "$root"' EXIT

echo "── base image $name: Debian bookworm with Node $(node --version)"
debootstrap --variant=minbase --include=ca-certificates,libstdc++6,libatomic1 bookworm "$root" >"$root.log" 2>&1 ||
  { tail -n 20 "$root.log"; exit 1; }
rm -rf "$root.log" "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*

install -D --mode=755 "$(node -p process.execPath)" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -R "$(npm root --global)/npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
chroot "$root" groupadd --gid 1000 node
chroot "$root" useradd --uid 1000 --gid node --create-home --shell /bin/sh node

container="$(buildah from scratch)"
buildah copy --quiet "$container" "$root" / >/dev/null
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd node "$container"
buildah commit --quiet --rm "$container" "$name" >/dev/null
