//# allFunctionsCalledOnLoad

import{o as e}from"./world-BRM53Al4.js";import{Sn as t}from"./core-CqkWf5wh.js";import{a as n}from"./member-Cvd4w288.js";import{D as r}from"./routes-guest-D0pDXywy.js";import{j as i}from"./vendor-DGxS7BTl.js";var a=i(),o=()=>{let i=t(r.useSearch().redirect);return(0,a.jsx)(e,{worldId:n(i),redirect:i})};export{o as component};