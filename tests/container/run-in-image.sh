#!/usr/bin/env bash
# Runs a program in the root file system of an image, read-only but for /tmp, as the image's user and with its
# environment: what `docker run --read-only --tmpfs /tmp` does, where there is no engine to ask. Ends with it.
# Usage: run-in-image.sh <mounted root> <image> [NAME=value ...] -- [command ...]
set -euo pipefail
root="$1"
image="$2"
shift 2
given=()
while [ "$1" != '--' ]; do given+=("$1"); shift; done
shift

configuration="$(buildah inspect --type image "$image")"
read_configuration() { node -e '
  const { [process.argv[1]]: value } = JSON.parse(require("fs").readFileSync(0)).Docker.config;
  process.stdout.write([value].flat().join("\0"));
' "$1" <<<"$configuration"; }
mapfile -d '' -t variables < <(read_configuration Env)
mapfile -d '' -t command < <(read_configuration Cmd)
if [ $# -gt 0 ]; then command=("$@"); fi

export ROOT="$root" USER_NAME="$(read_configuration User)" FOLDER="$(read_configuration WorkingDir)"
exec unshare --mount --pid --fork --kill-child bash -euc '
  mount --bind "$ROOT" "$ROOT"
  mount -t proc proc "$ROOT/proc"
  mount --rbind /dev "$ROOT/dev"
  mount -t tmpfs tmpfs "$ROOT/tmp"
  mount --bind /etc/resolv.conf "$ROOT/etc/resolv.conf" 2>/dev/null || true
  mount -o remount,bind,ro "$ROOT"
  exec chroot --userspec="$USER_NAME" "$ROOT" /usr/bin/env -i --chdir="$FOLDER" "$@"
' run-in-image "${variables[@]}" "${given[@]}" "${command[@]}"
