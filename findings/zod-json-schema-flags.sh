#!/usr/bin/env bash
# Zod 4 writes a regular expression into JSON Schema without its flags, and says nothing. JSON
# Schema has no flags, so an editor that checks with the schema refuses values that Zod accepts.
# Seen with zod 4.6.7 and ajv 8.20.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 ajv@8.20.0
cat >test.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js'
import { z } from 'zod'

const color = z.string().regex(/^#[0-9a-f]{6}$/i)
const schema = z.toJSONSchema(color)
const validate = new Ajv.default().compile(schema)
const seen = [color.safeParse('#0C3646').success, validate('#0C3646'), schema.pattern]
console.log(JSON.stringify(seen))
JS
output=$(node test.mjs)
echo "$output"
test "$output" = '[true,false,"^#[0-9a-f]{6}$"]'
