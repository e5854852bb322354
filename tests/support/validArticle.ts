import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '../../model/records.ts'

/** An article without errors. */
export const validArticle = readFileSync(join(import.meta.dirname, 'validArticle.mdx'), 'utf8')

/** The same article for any site: about one of its services, and without a source. */
export const newArticle = validArticle
  .replaceAll('heat-pump-repair', services[0]?.slug ?? '')
  .replace(/^sources: .*\n/m, '')

/** content/pages/financing.mdx */
export const newOwnPage = `---
name: Financing
title: Paying for a Big Repair Over Time
description: How to spread the cost of a new air conditioner or furnace over time, and what to ask before you sign.
heading: Paying over time
lead: A new system is a lot of money in one month. Here is how to spread it, or call {phone}.
closing:
  heading: Not sure what it will cost?
  lead: We look at it first, and write the price down.
---

Ask for the plan with the price, and read it at home before you sign. [Apply at the lender](https://lender.example.com/apply).

| What it is for  | Longest plan |
| --------------- | ------------ |
| Furnace         | 60 months    |
| Air conditioner | 84 months    |
`
