#!/usr/bin/env bash
# Runs the Containerfile's steps in a root folder instead of an image, to test them without a container engine.
# As root: containerfile-steps.sh ROOT, a Debian root (debootstrap --variant=minbase bookworm ROOT).
set -euo pipefail
root=${1:?ROOT, a folder with a Debian system}
here=$(cd "$(dirname "$0")/.." && pwd)
folder=/ environment=()

inside() {
  chroot "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/root "${environment[@]}" \
    sh -c 'cd "$1" && shift && eval "$*"' sh "$folder" "$@"
}

while read -r step arguments; do
  printf '== %s %s\n' "$step" "$arguments"
  case $step in
    FROM | USER | VOLUME | STOPSIGNAL) ;; # only for container engines
    WORKDIR) folder=$arguments && mkdir -p "$root$folder" ;;
    ENV) read -ra more <<<"$arguments" && environment+=("${more[@]}") ;;
    COPY) read -r from to <<<"$arguments" && tar -c --exclude=./deploy/.env -C "$here/$from" . | tar -x -C "$root$to" ;;
    RUN) inside "$arguments" ;;
    *) printf 'unknown step: %s\n' "$step" && exit 1 ;;
  esac
done < <(grep -Ev '^\s*(#|$)' "$here/deploy/Containerfile")
